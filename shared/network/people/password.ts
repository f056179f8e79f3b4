import { type Refusal, refuse } from '../../core/answer.ts'
import { appName, withoutAccents } from '../../core/text/text.ts'
import { isStrongPassword } from './contact.ts'
import { passwordWords } from './passwordWords.ts'
import * as refusals from './refusals.ts'

/**
 * Passwords that are refused when they are chosen: weaker than the pool's policy, with something of their owner in
 * them, or one of those that attackers try first. Passwords are disguised in few ways, and each of them is undone
 * before comparing: capitals, accents, `P@ssw0rd`, and digits and marks around a word.
 */

const letters: Readonly<Record<string, string>> = { '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' }
/** `1`, `!` and `|` stand for i or l. */
const undisguised = (text: string, one: 'i' | 'l') =>
  text.replace(/[03457@$]/g, (mark) => letters[mark] ?? mark).replace(/[1!|]/g, one)

const readings = (text: string) => [text, undisguised(text, 'i'), undisguised(text, 'l')] as const

/** Shorter words are in too many passwords by chance. */
const minOwnWord = 4
const ownDigits = 7

/** Words of names and addresses, and the end of phone numbers, under which other people know the owner. */
function ownWords(about: readonly (string | null)[]): string[] {
  return [appName, ...about].flatMap((text) => {
    const known = withoutAccents(text ?? '').replace(/@.*$/, '')
    const digits = known.replace(/\D/g, '').slice(-ownDigits)
    // `rosa.garden77@` is Rosa, Garden and RosaGarden.
    const own = [...known.split(/[^\p{L}]+/u), known.replace(/[^\p{L}]+/gu, '')]
    return [...own.filter((word) => word.length >= minOwnWord), ...(digits.length === ownDigits ? [digits] : [])]
  })
}

function isPersonal(password: string, about: readonly (string | null)[]): boolean {
  const typed = readings(withoutAccents(password))
  const digits = password.replace(/\D/g, '')
  return ownWords(about).some(
    (word) =>
      (/^\d+$/.test(word) && digits.includes(word)) ||
      readings(word).some((reading, index) => typed[index]?.includes(reading)),
  )
}

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1qaz2wsx3edc4rfv5tgb']
const lines = rows.flatMap((row) => [row, [...row].reverse().join('')])
/** Stands for what an attacker guesses as a whole. */
const guessed = '·'
/** Three letters of the alphabet or of a row are in many words: `first`, `flower`. */
const minRun = 4
const minDigits = 3

/** The length of the run that begins at an index: neighbors of the alphabet or the keyboard, or the same character. */
function runAt(text: string, start: number): number {
  const same = /^(.)\1*/su.exec(text.slice(start))?.[0].length ?? 0
  let length = 2
  while (start + length <= text.length && lines.some((line) => line.includes(text.slice(start, start + length))))
    length += 1
  const least = /^\d{3}/.test(text.slice(start)) ? minDigits : minRun
  return Math.max(same > 2 ? same : 1, length > least ? length - 1 : 1)
}

function withoutRuns(text: string): string {
  let rest = ''
  for (let index = 0; index < text.length; ) {
    const run = runAt(text, index)
    rest += run > 1 ? guessed : text[index]
    index += run
  }
  return rest
}

const withoutYears = (text: string) => text.replace(/(19|20)\d\d/g, guessed)
/** Digits and marks that people put around a word when a policy asks for digits and marks. */
const withoutDecoration = (text: string) => text.replace(/^[^\p{L}]{1,4}/u, '').replace(/[^\p{L}]{1,6}$/u, '')

const words = new RegExp(passwordWords.toSorted((a, b) => b.length - a.length).join('|'), 'g')

/** Counts the parts that an attacker has to guess: each common word is one part, and so is each other letter and digit that differs. */
function partsOf(text: string): number {
  const found = text.match(words) ?? []
  const others = text.replace(words, '').replace(/[^\p{L}\p{N}·]/gu, '')
  return new Set([...found, ...others]).size
}

/** Number that Microsoft Entra's password protection asks for. */
const minParts = 5

function isCommon(password: string): boolean {
  const bare = withoutYears(withoutRuns(withoutAccents(password)))
  // A mark at the front may be a letter: `@dmin`.
  return [bare, bare.replace(/[^\p{L}]{1,6}$/u, ''), withoutDecoration(bare)]
    .flatMap(readings)
    .some((reading) => partsOf(reading) < minParts)
}

/** Reason that the password may not be taken; `about` are the owner's names, addresses and phone numbers. */
export function passwordRefusal(password: string, about: readonly (string | null)[]): Refusal | undefined {
  if (!isStrongPassword(password)) return refuse(refusals.passwordTooWeak)
  if (isPersonal(password, about)) return refuse(refusals.passwordPersonal, { product: appName })
  return isCommon(password) ? refuse(refusals.passwordCommon) : undefined
}
