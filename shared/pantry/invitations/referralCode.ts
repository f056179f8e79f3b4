import { absolute } from '../../core/link/page.ts'

/** The code of an invitation's link. Who has it may sign up, so it can't be guessed: 30^12 is 59 bits. */

/** Without characters that are mistaken for each other when a code is read aloud or typed. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 12

/** From random bytes; those that would make some letters likelier are left out, so there have to be some more. */
export function referralCodeOf(bytes: Iterable<number>): string {
  const fair = [...bytes].filter((byte) => byte < 256 - (256 % letters.length))
  if (fair.length < codeLength) throw new Error('Too few random bytes')
  return fair
    .slice(0, codeLength)
    .map((byte) => letters[byte % letters.length])
    .join('')
}

/** Code as it is typed or opened: letters count in any case. */
export const referralCodeShape = /^[2-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{12}$/

/** The link of an invitation (section 2). In an e-mail it ends with its address, which no server is sent. */
export const referralLink = (webUrl: string, code: string, address?: string | null) =>
  absolute(webUrl, `/referral/${code}${address ? `#to=${encodeURIComponent(address)}` : ''}`)

/** The address at the end of an e-mail's link, to be typed no more. */
export const addressInLink = (hash: string): string => new URLSearchParams(hash.replace(/^#/, '')).get('to') ?? ''
