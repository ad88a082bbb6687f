import MiniCssExtractPlugin from 'mini-css-extract-plugin';

export default {
  mode: 'production',
  entry: './src/main.jsx',
  output: { clean: false, publicPath: '/' },
  resolve: { extensions: ['.js', '.jsx', '.ts', '.tsx'] },
  module: {
    rules: [
      { test: /\.(?:jsx|tsx?)$/, use: { loader: 'esbuild-loader', options: { jsx: 'automatic', target: 'es2022' } } },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
  performance: false,
  plugins: [new MiniCssExtractPlugin()],
};
