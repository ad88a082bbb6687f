import { Button } from '@volan/ui/Button';
import { IconButton } from '@volan/ui/IconButton';
import { Link } from '@volan/ui/Link';
import { Popover } from '@volan/ui/Popover';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { TextInput } from '@volan/ui/TextInput';
import { useState, useSyncExternalStore } from 'react';
import { base } from '../shell/AdminLink.tsx';
import { useSite } from '../shell/site.ts';
import { forgetView, savedViews, saveView } from './savedViews.ts';
import { viewOf } from './tableAddress.ts';

export interface ViewChoiceProps {
  id: string;
  path: string;
  params: URLSearchParams;
}

/** States of a table that this browser saved under a name, and a field to name the present one. */
export function ViewChoice({ id, path, params }: ViewChoiceProps) {
  const { texts } = useSite();
  const [name, setName] = useState('');
  const views = useSyncExternalStore(savedViews.subscribe, savedViews.read).filter(({ table }) => table === path);
  const query = viewOf(params);

  return (
    <>
      <IconButton icon="bookmark" label={texts.views} opens={{ sheet: `${id}-views` }} />
      <Popover id={`${id}-views`} title={texts.views}>
        <Stack gap={1.5}>
          {views.length > 0 && (
            <Stack as="ul" gap={0.5}>
              {views.map((view) => (
                <li key={view.name}>
                  <Row justify="between">
                    <Link
                      href={`${base}/${path}${view.query === '' ? '' : `?${view.query}`}`}
                      aria-current={view.query === query ? 'page' : undefined}
                    >
                      {view.name}
                    </Link>
                    <IconButton
                      icon="trash-2"
                      label={`${texts.forgetView}: ${view.name}`}
                      onClick={() => forgetView(view)}
                    />
                  </Row>
                </li>
              ))}
            </Stack>
          )}
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (name.trim() === '') return;

              saveView({ table: path, name: name.trim(), query });
              setName('');
            }}
          >
            <Row gap={1} align="end">
              <TextInput
                id={`${id}-view`}
                label={texts.viewName}
                size="small"
                maxLength={60}
                autoComplete="off"
                value={name}
                onValueChange={setName}
              />
              <Button size="small" type="submit">
                {texts.save}
              </Button>
            </Row>
          </form>
        </Stack>
      </Popover>
    </>
  );
}
