/** No vowels and nothing that looks like something else: codes are read out over the phone and spell no words. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ23456789'
const size = 5
const space = letters.length ** size
/** Odd, and no multiple of 7, so that it shares no factor with 28 ** 5: every number has a code of its own. */
const stride = 7_654_321

/** A short code that tells apart neighbouring IDs at a glance; unique for the first 17 million IDs of a kind. */
export function codeOf(prefix: string, id: number): string {
  let rest = Number((BigInt(id) * BigInt(stride)) % BigInt(space))
  let code = ''
  for (let index = 0; index < size; index++) {
    code = letters.charAt(rest % letters.length) + code
    rest = Math.floor(rest / letters.length)
  }
  return `${prefix}${code}${id >= space ? `-${Math.floor(id / space)}` : ''}`
}
