import { useQuery } from '@tanstack/react-query';
import { useApi } from '@volan/api-client/react';
import { maxArticleLength } from '@volan/api-contract';
import { ArticleBody } from '@volan/features/article-body';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Disclosure } from '@volan/ui/Disclosure';
import { SegmentedControl } from '@volan/ui/SegmentedControl';
import { Skeleton } from '@volan/ui/Skeleton';
import { Stack } from '@volan/ui/Stack';
import { TextArea } from '@volan/ui/TextArea';
import { Toolbar } from '@volan/ui/Toolbar';
import { useRef, useState } from 'react';
import { FailedCall } from '../shell/FailedCall.tsx';
import { useSite } from '../shell/site.ts';
import { blogQueries } from './blogQueries.ts';
import { withPicture, withTool, type MarkdownTool, type Selection } from './insertMarkdown.ts';
import { PictureUpload } from './PictureUpload.tsx';

export interface BodyFieldProps {
  body: string;
  error: string | undefined;
  onChange: (body: string) => void;
}

/** The text as visitors will see it, made by the renderer of the page. */
function Preview({ body }: { body: string }) {
  const preview = useQuery(blogQueries.preview(useApi(), body));
  return (
    <Card kind="panel">
      <FailedCall error={preview.error} />
      {preview.isPending && <Skeleton />}
      {preview.data !== undefined && <ArticleBody html={preview.data} />}
    </Card>
  );
}

/** The text of an article in Markdown, with its toolbar, pictures and preview. */
export function BodyField({ body, error, onChange }: BodyFieldProps) {
  const { texts } = useSite();
  const [view, setView] = useState('write');
  const field = useRef<HTMLTextAreaElement>(null);
  const tools = {
    heading: texts.blogHeading,
    bold: texts.blogBold,
    list: texts.blogList,
    link: texts.blogLink,
    quote: texts.blogQuote,
  } as const satisfies Readonly<Record<MarkdownTool, string>>;
  const selection = (): Selection => {
    const { selectionStart: start = body.length, selectionEnd: end = body.length } = field.current ?? {};
    return { text: body, start, end };
  };
  const use = (tool: MarkdownTool) => {
    const next = withTool(selection(), tool);
    onChange(next.text);
    // after the field has the new text
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(next.start, next.end);
    });
  };

  return (
    <Stack gap={1}>
      <SegmentedControl
        label={texts.blogView}
        name="article-view"
        options={[
          { value: 'write', label: texts.blogWrite },
          { value: 'preview', label: texts.blogPreview },
        ]}
        value={view}
        onValueChange={setView}
      />
      {view === 'preview' ? (
        <Preview body={body} />
      ) : (
        <>
          <Toolbar label={texts.blogTools}>
            {Object.entries(tools).map(([tool, label]) => (
              <Button key={tool} size="small" onClick={() => use(tool as MarkdownTool)}>
                {label}
              </Button>
            ))}
          </Toolbar>
          <TextArea
            id="article-body"
            ref={field}
            label={texts.blogBody}
            error={error}
            rows={18}
            maxLength={maxArticleLength}
            value={body}
            onValueChange={onChange}
          />
          <Disclosure
            id="article-picture"
            look="button"
            moreLabel={texts.blogPictureInsert}
            lessLabel={texts.closePanel}
          >
            <PictureUpload
              id="article-body-picture"
              onPicture={({ id }, alt) => onChange(withPicture(selection(), id, alt))}
            />
          </Disclosure>
        </>
      )}
    </Stack>
  );
}
