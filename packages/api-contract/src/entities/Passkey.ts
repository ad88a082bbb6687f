import { z } from 'zod';

/** A passkey of an account. */
export const Passkey = z
  .object({
    id: z.string(),
    name: z.string(),
    created_at: z.string(),
    last_used_at: z.string().nullable(),
    backed_up: z.boolean().describe('several devices of its owner have it'),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof Passkey>;

/** Bytes as WebAuthn writes them in JSON. */
const base64url = z.string().regex(/^[\w-]+$/);

/** How a device can be reached. */
export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** Options for making a passkey: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const PasskeyCreation = z
  .object({
    challenge: base64url,
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: base64url, name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
    timeout: z.int().describe('milliseconds'),
    attestation: z.literal('none'),
    excludeCredentials: z.array(
      z.object({
        id: base64url,
        type: z.literal('public-key'),
        transports: z.array(z.enum(passkeyTransports)).optional(),
      }),
    ),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
  })
  .meta({ id: 'PasskeyCreation' });
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** Options for signing in: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const PasskeyRequest = z
  .object({
    challenge: base64url,
    rpId: z.string(),
    timeout: z.int().describe('milliseconds'),
    userVerification: z.literal('required'),
  })
  .meta({ id: 'PasskeyRequest' });
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

const common = {
  id: base64url.max(2000),
  rawId: base64url.max(2000),
  type: z.literal('public-key'),
};

/** A passkey that a browser made: `RegistrationResponseJSON` of WebAuthn. */
export const NewPasskey = z
  .object({
    ...common,
    response: z.object({
      clientDataJSON: base64url.max(4000),
      attestationObject: base64url.max(16_000),
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  })
  .meta({ id: 'NewPasskey' });
export type NewPasskey = z.infer<typeof NewPasskey>;

/** The signature of a passkey: `AuthenticationResponseJSON` of WebAuthn. */
export const PasskeyProof = z
  .object({
    ...common,
    response: z.object({
      clientDataJSON: base64url.max(4000),
      authenticatorData: base64url.max(4000),
      signature: base64url.max(4000),
      userHandle: base64url.max(200).optional(),
    }),
  })
  .meta({ id: 'PasskeyProof' });
export type PasskeyProof = z.infer<typeof PasskeyProof>;
