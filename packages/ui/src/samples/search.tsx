import { Select } from '../Select/Select.tsx';
import { formats } from './formats.ts';

const choices = (first: string, words: string[]) => [
  { value: '', label: first },
  ...words.map((label) => ({ value: label.toLowerCase().replaceAll(' ', '-'), label })),
];

/** The four short filters of the home page. */
export function SampleSearchFields() {
  return (
    <>
      <Select
        id="short-make"
        name="f.marka"
        label="Marka"
        hideLabel
        options={choices('Sve marke', ['Audi', 'BMW', 'Škoda', 'Volkswagen'])}
      />
      <Select
        id="short-model"
        name="f.model"
        label="Model"
        hideLabel
        options={choices('Svi modeli', ['Octavia', 'Passat'])}
      />
      <Select
        id="short-price"
        name="f.cena.max"
        label="Cena do"
        hideLabel
        options={choices('Cena do', [formats.price(5000), formats.price(10_000), formats.price(20_000)])}
      />
      <Select
        id="short-year"
        name="f.godiste.min"
        label="Godište od"
        hideLabel
        options={choices('Godište od', [formats.year(2022), formats.year(2020), formats.year(2017)])}
      />
    </>
  );
}
