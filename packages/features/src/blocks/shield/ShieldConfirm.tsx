import type { ShieldKind } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Row } from '@volan/ui/Row';
import { useMessages } from '../../runtime/site/useMessages.ts';

export interface ShieldConfirmProps {
  /** Why the message was not sent, by `shieldKindsIn` of the codes of its field. */
  kinds: readonly ShieldKind[];
  /** Id of the field of the message. */
  field: string;
}

/**
 * The warning in the form of a message that was not sent. The user can change the message, or send it anyway, which
 * posts `force` with the form. Works without JavaScript. [N12, E14]
 */
export function ShieldConfirm({ kinds, field }: ShieldConfirmProps) {
  const { t } = useMessages();
  if (kinds.length === 0) return null;
  return (
    <Alert
      tone="caution"
      urgent
      title={t('shield.ask-title')}
      actions={
        <Row gap={1} wrap>
          <Button href={`#${field}`}>{t('shield.change')}</Button>
          <Button type="submit" name="force" value="1">
            {t('shield.send-anyway')}
          </Button>
        </Row>
      }
    >
      {kinds.map((kind) => (
        <p key={kind}>{t(`failures.shield-${kind as Exclude<ShieldKind, 'link' | 'other-channel'>}`)}</p>
      ))}
    </Alert>
  );
}
