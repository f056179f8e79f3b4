/** No vowels and nothing that looks like something else: codes are read out over the phone and spell no words. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ23456789'
const size = 5
const space = letters.length ** size
/** Odd, and no multiple of 7, so that it shares no factor with 28 ** 5: every number has a code of its own. */
const stride = 7_654_321
/** Undoes the stride: their product is 1 modulo the space. */
const inverse = 446801

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

/** The number of a code in any case; undefined for what is no code of the prefix. */
export function idOfCode(prefix: string, code: string): number | undefined {
  const [, letterPart = '', wraps = '0'] =
    new RegExp(`^${prefix}([${letters}]{${size}})(?:-(\\d+))?$`, 'i').exec(code) ?? []
  if (letterPart === '') return undefined
  const index = [...letterPart.toUpperCase()].reduce((sum, letter) => sum * letters.length + letters.indexOf(letter), 0)
  return Number((BigInt(index) * BigInt(inverse)) % BigInt(space)) + Number(wraps) * space
}
