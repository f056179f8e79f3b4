import { key } from '../shape.ts'

export const transportKeys = {
  /** The hash of the code that opens a run. */
  code: (runId: number) => key(`RUN#${runId}`, 'CODE'),
  /** Wrong codes from an address, or for a run, in a span of time. */
  wrongCodesFrom: (addressHash: string, span: number) => key(`WRONGCODESFROM#${addressHash}`, String(span)),
  wrongCodesFor: (runId: number, span: number) => key(`WRONGCODESFOR#${runId}`, String(span)),
  /** An upload address that a driver was given and has not reported with yet. */
  photoUpload: (runId: number, photoKey: string) => key(`RUN#${runId}#PHOTOS`, photoKey),
} as const
