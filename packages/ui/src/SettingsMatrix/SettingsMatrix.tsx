import { control } from '../Switch/Switch.css.ts';
import { devError, repeated } from '../devWarnings/devWarnings.ts';
import * as styles from './SettingsMatrix.css.ts';

/** A way on which something is told. */
export interface SettingsChannel {
  id: string;
  /** "E-pošta". */
  label: string;
}

/** Something that can be told. */
export interface SettingsEvent {
  id: string;
  /** "Nova poruka". */
  label: string;
  /** Ids of the channels that are on. */
  on: readonly string[];
  /** Ids of the channels that cannot be changed: an order is always confirmed by mail. Say so in `note`. */
  fixed?: readonly string[];
  note?: string;
}

export interface SettingsMatrixProps {
  /** What is set, for screen readers: "Obaveštenja". */
  label: string;
  /** Head of the first column: "Događaj". */
  eventLabel: string;
  channels: readonly SettingsChannel[];
  events: readonly SettingsEvent[];
  /** Each switch goes with the form as `name` with the value "event.channel". */
  name: string;
  /** A switch was moved. The form holds the state; an app that saves at once does it here. */
  onChange?: (event: string, channel: string, on: boolean) => void;
}

/** Events by channels, a switch in each cell. */
export function SettingsMatrix({ label, eventLabel, channels, events, name, onChange }: SettingsMatrixProps) {
  if (process.env.NODE_ENV !== 'production') {
    const twice = repeated(channels.map(({ id }) => id)) ?? repeated(events.map(({ id }) => id));
    if (twice !== undefined) {
      devError(
        'SettingsMatrix',
        `the id "${twice}" stands twice`,
        'the form cannot tell the switches apart',
        'give each its own',
      );
    }
  }
  return (
    <table className={styles.matrix} aria-label={label}>
      <thead>
        <tr>
          <th className={styles.head} scope="col">
            {eventLabel}
          </th>
          {channels.map((channel) => (
            <th key={channel.id} className={styles.headMiddle} scope="col">
              {channel.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr key={event.id} className={styles.row}>
            <th className={styles.event} scope="row">
              {event.label}
              {event.note && <span className={styles.note}>{event.note}</span>}
            </th>
            {channels.map((channel) => (
              <td key={channel.id} className={styles.cell}>
                <label className={styles.target}>
                  <input
                    className={control}
                    type="checkbox"
                    role="switch"
                    name={name}
                    value={`${event.id}.${channel.id}`}
                    aria-label={`${event.label}, ${channel.label}`}
                    defaultChecked={event.on.includes(channel.id)}
                    disabled={event.fixed?.includes(channel.id)}
                    onInput={onChange && (({ currentTarget }) => onChange(event.id, channel.id, currentTarget.checked))}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
