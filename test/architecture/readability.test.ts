import { describe, expect, it } from 'vitest'
import { nounTexts } from '../../infra/languages.ts'
import neighborRooms from '../../shared/languages/neighbors.json' with { type: 'json' }

/** English that neighbors read: at most the level of a sixth grade, by Flesch and Kincaid's formula. */

/** Syllables by English spelling: groups of vowels, without a silent end. */
function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  if (letters.length <= 3) return 1
  const spoken = letters.replace(/(?<=[^laeiouy])es$|(?<=[^td])ed$|(?<=[^laeiouy])e$/, '').replace(/^y/, '')
  return spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1
}

function grade(texts: readonly string[]): number {
  const sentences = texts
    .flatMap((text) => text.replace(/\{\w+\}/g, 'it').split(/[.?!:]+(?:\s|$)/))
    .filter((sentence) => sentence.trim() !== '')
  const words = sentences.flatMap((sentence) => sentence.split(/[\s/–-]+/)).filter((word) => /[a-z0-9]/i.test(word))
  const spoken = words.reduce((sum, word) => sum + syllables(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (spoken / words.length) - 15.59
}

/** Labels are no sentences: the formula says nothing of them. */
const isSentence = (text: string) => /[.?!]$/.test(text)

/** Wordings of the Department of Agriculture and of the specification. */
const quoted = [
  'This institution is an equal opportunity provider.',
  'An unexpected error occured while attempting to process the file. Please try again or contact an administrator for assistance.',
  'Multiple file upload not supported, only 1 file can be uploaded at a time.',
]

const rooms = Object.entries(neighborRooms).flatMap(([noun, own]) =>
  own.flatMap((room) => {
    const texts = Object.values(nounTexts('en', noun)[room] ?? {}).filter(
      (text) => isSentence(text) && !quoted.includes(text),
    )
    return texts.length === 0 ? [] : [{ room: `${noun} ${room}`, texts }]
  }),
)

it('the formula tells a plain sentence from a heavy one', () => {
  expect(grade(['Your food is packed. Please come at three.'])).toBeLessThan(2)
  expect(grade(['Eligibility determinations necessitate documentation of residential circumstances.'])).toBeGreaterThan(
    15,
  )
})

describe.each(rooms)('$room', ({ texts }) => {
  it('reads at grade 6 or easier', () => expect(grade(texts)).toBeLessThanOrEqual(6))
  it('has no sentence above grade 10', () => expect(texts.filter((text) => grade([text]) > 10)).toEqual([]))
})
