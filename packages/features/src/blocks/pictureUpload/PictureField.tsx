import { pictureLimits, pictureUrl, uploadedImageTypes } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { FileButton } from '@volan/ui/FileButton';
import { useHydrated } from '@volan/ui/hydrated';
import { ImageSlotGrid, type SlotImage } from '@volan/ui/ImageSlotGrid';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useWithheld } from '../offers/useWithheld.ts';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../runtime/site/useMessages.ts';
import { failureText } from '../forms/useForm.ts';
import { PlainPictures } from './PlainPictures.tsx';
import { pictureLabels } from './pictureLabels.ts';
import { packageLines } from './PicturePackages.tsx';
import type { PictureLimit } from './useImagePackage.ts';
import { usePictures, type ShownPicture } from './usePictures.ts';
import { hint, withoutScript, withScript } from './PictureField.css.ts';

/** A tile of the grid, in pixels of the page. */
const tileWidth = 320;

export interface PictureFieldProps {
  /** Id of the list of pictures: a summary of errors leads to it. @default 'pictures' */
  id?: string;
  /** The form sends the ids of its pictures in their order, each under this name. @default 'pictures' */
  name?: string;
  /**
   * Under what the files wait in this browser until the server has them: the id of the draft, or `ad-7` of an ad that
   * is edited. Another one needs another `key`.
   */
  draft: string;
  /** Ids that it begins with, in their order: of uploads, or numbers of pictures that the ad shows already. */
  defaultValue: readonly string[];
  /** Other pictures, or another order. Those that the server refused are not among them. */
  onValueChange?: (ids: readonly string[]) => void;
  /** The pictures that can be drawn, in their order: for a preview. Addresses of files live as long as the field. */
  onShownChange?: (pictures: readonly ShownPicture[]) => void;
  /** How many pictures the server has, or are on their way to it. */
  onFilledChange?: (count: number) => void;
  /** How many are still on their way to the server: an ad is published when none is. */
  onPendingChange?: (count: number) => void;
  /** Somebody is signed in; pictures of a visitor wait in the browser. */
  signedIn: boolean;
  /** Pictures that the ad may have: the free ones, and those of its package. @default 20, none of them bought [L09] */
  limit?: PictureLimit;
  /** Leads to the packages, which are elsewhere on the page. Without it none can be bought. */
  onPackages?: () => void;
  /** A button that opens the camera of a phone comes first. @default false */
  camera?: boolean;
  /** The error that the server returned. */
  error?: string | undefined;
}

/**
 * The pictures of an ad: chosen, sent one by one beside the form, kept in this browser until the server has them, put
 * in order by hand, keys or menu. Without scripts they are files that go out with the form.
 * [L09, L14-L18, M14, M22, T09b, T27]
 */
export function PictureField(props: PictureFieldProps) {
  const {
    id = 'pictures',
    name = 'pictures',
    draft,
    defaultValue,
    signedIn,
    limit: { max, bought } = { max: pictureLimits.perAd.included, bought: 0 },
    onPackages,
    camera = false,
    error,
  } = props;
  const hydrated = useHydrated();
  const isWithheld = useWithheld().includes('image-packages');
  const { brand, language } = useSite();
  const messages = useMessages();
  const { t } = messages;
  const pictures = usePictures({ draft, speech: { brand: brand.id, language }, defaultValue, signedIn, max });
  const { slots, states, value, pending, refusal, shown } = pictures;

  const tellValue = useEffectEvent((ids: string) => props.onValueChange?.(ids === '' ? [] : ids.split(' ')));
  const tellPending = useEffectEvent((count: number) => props.onPendingChange?.(count));
  const ids = value.join(' ');
  const told = useRef(defaultValue.join(' '));

  useEffect(() => {
    if (ids === told.current) return;

    told.current = ids;
    tellValue(ids);
  }, [ids]);

  useEffect(() => tellPending(pending), [pending]);

  const tellShown = useEffectEvent(() => shown && props.onShownChange?.(shown));
  const drawn = shown?.map((one) => ('image' in one ? one.image : one.file)).join(' ');

  useEffect(() => {
    if (drawn !== undefined) tellShown();
  }, [drawn]);

  function imageOf(picture: string | undefined): SlotImage | undefined {
    if (picture === undefined) return undefined;

    const number = pictures.imageId(picture);
    if (number !== null) return { id: picture, src: pictureUrl(number, { w: tileWidth, q: 60 }), state: 'ready' };

    const words = pictures.isConverted(picture) ? t('pictures.converting-heic') : undefined;
    const shown = { id: picture, src: pictures.previewOf(picture) };
    const state = states.get(picture);
    if (!state) {
      const lost = { state: 'failed', error: t('pictures.lost'), final: true } as const;
      return pictures.isLost(picture) ? { ...shown, ...lost } : undefined;
    }
    if (state.state === 'failed') {
      return { ...shown, state: 'failed', error: failureText(t, state.why), final: state.final };
    }
    // those of a visitor wait for the sign-in: they are put in order like any other
    if (state.state === 'waiting' && !signedIn) return { ...shown, state: 'ready' };
    if (state.state === 'converting') return { ...shown, state: 'converting', words };

    return { ...shown, state: 'uploading', words, sent: state.state === 'uploading' ? state.sent : 0 };
  }

  const numbered = (place: number) => t('pictures.numbered', { number: place });
  const labels = { ...pictureLabels(messages), ...(onPackages ? {} : { extra: numbered }) };
  // a refused or lost picture uses none of what is free or bought
  const filled = slots.filter(
    (picture) => picture !== undefined && states.get(picture)?.state !== 'failed' && !pictures.isLost(picture),
  ).length;
  const empty = slots.indexOf(undefined);
  const firstFree = empty === -1 ? slots.length : empty;
  const [smallest] = isWithheld || !onPackages ? [] : packageLines(messages, brand.creditCurrency, { max, bought });
  const tellFilled = useEffectEvent((count: number) => props.onFilledChange?.(count));

  useEffect(() => tellFilled(filled), [filled]);

  // free and bought places come first, then the package that can be bought
  const taken = Math.max(pictureLimits.perAd.included, slots.length);
  const more =
    max > taken
      ? { title: t('pictures.more', { count: max - taken }), about: t('pictures.count', { count: filled, max }) }
      : smallest && {
          title: t('pictures.more', { count: pictureLimits.perAd.all - taken }),
          about: smallest.text,
          ...(onPackages && { onAct: onPackages }),
        };

  return (
    <Stack gap={1.5}>
      {!hydrated && signedIn && (
        <div className={withoutScript}>
          <Stack gap={1.5}>
            <Text tone="secondary">{t('selling.pictures-note')}</Text>
            <PlainPictures id={id} name={name} pictures={defaultValue} error={error} />
          </Stack>
        </div>
      )}
      <div className={withScript}>
        <Stack gap={1.5}>
          {error !== undefined && <Alert tone="critical">{error}</Alert>}
          <Row justify="between" gap={2} wrap>
            <div className={hint}>
              <Text tone="secondary">
                {t('pictures.add-hint')} {t('selling.pictures-note')}
              </Text>
            </div>
            {camera && (
              <FileButton
                variant="primary"
                icon="camera"
                accept={uploadedImageTypes.join()}
                capture="environment"
                multiple={false}
                onFiles={(chosen) => pictures.add(chosen, firstFree)}
              >
                {t('pictures.camera')}
              </FileButton>
            )}
            <FileButton
              size={camera ? 'medium' : 'small'}
              accept={uploadedImageTypes.join()}
              onFiles={(chosen) => pictures.add(chosen, firstFree)}
            >
              {t('pictures.files')}
            </FileButton>
          </Row>
          <ImageSlotGrid
            id={hydrated ? id : `${id}-grid`}
            label={t('pictures.label')}
            labels={labels}
            slots={slots.map(imageOf)}
            max={onPackages ? pictureLimits.perAd.all : max}
            more={more}
            paidFrom={max}
            accept={uploadedImageTypes.join()}
            onAdd={pictures.add}
            onMove={pictures.move}
            onRemove={pictures.remove}
            onRetry={pictures.retry}
          />
          <Text role="small" tone="secondary">
            {t('pictures.order-hint')}
          </Text>
          {refusal !== null && (
            <Alert
              tone="caution"
              urgent
              actions={
                refusal === 'package' &&
                smallest && (
                  <Button size="small" onClick={onPackages}>
                    {t('pictures.packages')}
                  </Button>
                )
              }
            >
              {onPackages
                ? t(`pictures.refused-${refusal}`, { count: max, max: pictureLimits.perAd.all })
                : t('pictures.refused-all', { max })}
            </Alert>
          )}
          <Text role="small" tone="secondary">
            <span role="status">
              {pending > 0 &&
                (signedIn
                  ? t('pictures.on-their-way', { count: pending })
                  : t('pictures.wait-for-sign-in', { count: pending }))}
              {value.some(pictures.isConverted) && ` ${t('pictures.converting-heic')}…`}
            </span>
          </Text>
        </Stack>
      </div>
      {/* controls of one name may only be of a kind that is chosen */}
      {(hydrated || !signedIn) &&
        value.map((picture) => (
          <input key={picture} type="checkbox" hidden checked readOnly name={name} value={picture} />
        ))}
    </Stack>
  );
}
