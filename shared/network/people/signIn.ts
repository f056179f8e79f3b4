import * as z from 'zod/mini'
import { Instant } from '../../core/schema/fields.ts'

/** Sign-ins of a person: one entry for each, on the device that its browser names. */

export const browsers = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other'] as const
export const systems = ['android', 'chromebook', 'iphone', 'ipad', 'linux', 'mac', 'windows', 'other'] as const

export const Device = z.object({ Browser: z.enum(browsers), System: z.enum(systems) })
export type Device = z.infer<typeof Device>

export const SignIn = z.extend(Device, {
  ID: z.string(),
  Since: Instant,
  /** To the hour. */
  LastUsedAt: Instant,
  /** The one that asks. */
  IsCurrent: z.boolean(),
})
export type SignIn = z.infer<typeof SignIn>

/** Days that a refresh token lives, counted from the sign-in (`infra/users.ts`). */
export const signInDays = 30
/** The last use is kept to this precision, which spares most calls a write. */
export const usePrecisionMs = 3_600_000

/** Others name Chrome and Safari, too: the first that matches counts. */
const browserMarks: readonly (readonly [RegExp, Device['Browser']])[] = [
  [/\bEdg(e|A|iOS)?\//, 'edge'],
  [/\bOPR\/|\bOPT\//, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\bFirefox\/|\bFxiOS\//, 'firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'chrome'],
  [/\bSafari\//, 'safari'],
]
/** An iPad names itself a Mac since iPadOS 13. */
const systemMarks: readonly (readonly [RegExp, Device['System']])[] = [
  [/\biPhone\b/, 'iphone'],
  [/\biPad\b/, 'ipad'],
  [/\bAndroid\b/, 'android'],
  [/\bCrOS\b/, 'chromebook'],
  [/\bWindows\b/, 'windows'],
  [/\bMacintosh\b/, 'mac'],
  [/\bLinux\b/, 'linux'],
]

const firstIn = <T>(marks: readonly (readonly [RegExp, T])[], text: string) =>
  marks.find(([mark]) => mark.test(text))?.[1]

/** Browser and system by its own words, which may be wrong; the text itself is not stored. */
export const deviceOf = (userAgent: string): Device => ({
  Browser: firstIn(browserMarks, userAgent) ?? 'other',
  System: firstIn(systemMarks, userAgent) ?? 'other',
})
