import { signedAddress } from './signedAddress.ts'

/** Results of jobs in the private exports bucket; a browser loads one by a short-lived signed address. */

const bucket = () => process.env.EXPORTS_BUCKET ?? ''
/** Seconds until a download address expires. */
const goodFor = 300

export const fileUrl = (key: string, now: Date) =>
  signedAddress({ method: 'GET', bucket: bucket(), key, seconds: goodFor, now })
