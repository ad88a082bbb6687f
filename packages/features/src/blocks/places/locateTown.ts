import { nearestTown, type Point } from './nearestTown.ts';

/** Longest wait for the location of the device, in milliseconds. */
const timeoutMs = 10_000;

/** A location that the device found within this time is good enough, in milliseconds. */
const maximumAgeMs = 600_000;

/**
 * The town of a list that is nearest to the device, whose user is asked for permission. The location stays in this
 * browser: it is compared with the list here, and sent and stored nowhere. `refused`: it may not be read; `failed`: it
 * is not known, or the list has no town.
 */
export function locateTown<Town extends Point>(towns: readonly Town[]): Promise<Town | 'refused' | 'failed'> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng } }) => resolve(nearestTown(towns, { lat, lng }) ?? 'failed'),
      ({ code }) => resolve(code === GeolocationPositionError.PERMISSION_DENIED ? 'refused' : 'failed'),
      { timeout: timeoutMs, maximumAge: maximumAgeMs },
    );
  });
}
