import { control } from '../Switch/Switch.css.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { leaveProps, tickProps } from '../element/groupProps.ts';
import { warnOfUnknownOption, warnOfValue } from '../element/warnMisuse.ts';
import { devError, repeated } from '../devWarnings/devWarnings.ts';
import * as styles from './SettingsMatrix.css.ts';

/** A channel of notifications. */
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
  /** Ids of the channels that are on at the start, where the matrix has neither `value` nor `defaultValue`. */
  on?: readonly string[];
  /** Ids of the channels that cannot be changed: an order is always confirmed by mail. Say so in `note`. */
  fixed?: readonly string[];
  note?: string;
}

export interface SettingsMatrixProps extends ElementProps<'table', 'defaultValue'> {
  /** What is set, for screen readers: "Obaveštenja". */
  label: string;
  /** Head of the first column: "Događaj". */
  eventLabel: string;
  channels: readonly SettingsChannel[];
  events: readonly SettingsEvent[];
  /** Each switch goes with the form as `name` with the value "event.channel". */
  name: string;
  /** The switches that are on, as "event.channel". The parent holds them and changes them in `onValueChange`. */
  value?: readonly string[] | undefined;
  /** The switches that are on at the start, as "event.channel". */
  defaultValue?: readonly string[] | undefined;
  onValueChange?: ((value: readonly string[]) => void) | undefined;
  /** A switch was moved: an app that saves each by itself does it here. */
  onSettingChange?: ((event: string, channel: string, on: boolean) => void) | undefined;
  /** Id of the form that the switches belong to, where the matrix is outside. */
  form?: string | undefined;
}

/** Events by channels, a switch in each cell. */
export function SettingsMatrix(props: SettingsMatrixProps) {
  const { label, eventLabel, channels, events, name, form, onSettingChange, ...rest } = props;
  const { value, defaultValue, onValueChange, onBlur, ...attributes } = rest;
  if (process.env.NODE_ENV !== 'production') {
    const twice = repeated(channels.map(({ id }) => id)) ?? repeated(events.map(({ id }) => id));
    warnOfValue('SettingsMatrix', { ...rest, onChange: onSettingChange ?? rest.onChange });
    const settings = events.flatMap((event) => channels.map((channel) => `${event.id}.${channel.id}`));
    for (const chosen of value ?? defaultValue ?? []) warnOfUnknownOption('SettingsMatrix', chosen, settings);
    if (twice !== undefined) {
      devError(
        'SettingsMatrix',
        `the id "${twice}" occurs twice`,
        'the form cannot tell the switches apart',
        'give each its own',
      );
    }
  }

  return (
    <table aria-label={label} {...attributes} {...leaveProps(onBlur)} className={styles.matrix}>
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
            {channels.map((channel) => {
              const setting = `${event.id}.${channel.id}`;
              const tick = tickProps({ value, defaultValue, onValueChange }, setting, event.on?.includes(channel.id));
              return (
                <td key={channel.id} className={styles.cell}>
                  <label className={styles.target}>
                    <input
                      className={control}
                      type="checkbox"
                      role="switch"
                      name={name}
                      value={setting}
                      form={form}
                      aria-label={`${event.label}, ${channel.label}`}
                      disabled={event.fixed?.includes(channel.id)}
                      {...tick}
                      onChange={
                        tick.onChange || onSettingChange
                          ? (change) => {
                              onSettingChange?.(event.id, channel.id, change.currentTarget.checked);
                              tick.onChange?.(change);
                            }
                          : undefined
                      }
                    />
                  </label>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
