import { zipDigits } from './lookUp.ts'

/**
 * State of a ZIP code, by its first three digits. A few codes along a border belong to post offices of the other state, so
 * that it is proposed and never insisted on.
 */

/** First three digits of the first code of each state, in ascending order; a gap begins with an empty state. */
const firstDigits =
  '005NY 006PR 008VI 009PR 010MA 028RI 030NH 039ME 050VT 055MA 056VT 060CT 070NJ 090 100NY 150PA 197DE 200DC 201VA 202DC 206MD 220VA 247WV 269 270NC 290SC 300GA 320FL 340 341FL 350AL 370TN 386MS 398GA 400KY 428 430OH 460IN 480MI 500IA 529 530WI 550MN 568 569DC 570SD 578 580ND 589 590MT 600IL 630MO 659 660KS 680NE 694 700LA 715 716AR 730OK 733TX 734OK 750TX 800CO 817 820WY 832ID 839 840UT 848 850AZ 866 870NM 885TX 886 889NV 899 900CA 962 967HI 969GU 970OR 980WA 995AK'
    .split(' ')
    .map((part) => [Number(part.slice(0, 3)), part.slice(3)] as const)

/** Codes that lie in another state than those around them. */
const ofItsOwn: Readonly<Record<string, string>> = {
  '06390': 'NY',
  '96799': 'AS',
  '96950': 'MP',
  '96951': 'MP',
  '96952': 'MP',
}

/** Abbreviation; undefined for what is no whole ZIP code, and for those of no state. */
export function stateOfZip(postalCode: string): string | undefined {
  const zip = zipDigits(postalCode)
  if (zip === undefined) return undefined
  const [, state = ''] = firstDigits.findLast(([first]) => first <= Number(zip.slice(0, 3))) ?? []
  return ofItsOwn[zip] ?? (state || undefined)
}
