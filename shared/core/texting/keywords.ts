import { languages } from '../text/languages.ts'
import { type Language, withoutAccents, wordsIn, wordsOf } from '../text/text.ts'
import { keywords } from './keywordsTexts.ts'

/** Words by which people stop texts, get them again, ask for help, or cancel or repeat an order, in every language (decision 85). */

/** `thanks` asks for nothing. */
const keywordRequests = ['stop', 'start', 'help', 'repeat', 'thanks'] as const
type KeywordRequest = (typeof keywordRequests)[number]

/** Capitals without accents and punctuation. */
const plainWords = (text: string) =>
  withoutAccents(text)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The words of a kind in one language, or in all of them. */
const wordsFor = (key: keyof typeof keywords.en, language?: Language) =>
  (language ? wordsIn(keywords[language][key]) : wordsOf(keywords, key)).map(plainWords)
const leading = wordsFor('leading')
const orderWords = wordsFor('order')
const textWords = wordsFor('texts')

export interface ReadText {
  readonly request: KeywordRequest | 'cancel'
  readonly language: Language
  /** Text in capitals: an order's code may be among it. */
  readonly words: readonly string[]
}

/** Request of a text; undefined for any other. */
export function readText(text: string): ReadText | undefined {
  const said = plainWords(text)
  const spoken = said.split(' ')
  const [first = ''] = spoken
  const isSaid = (word: string) => word === said || (word === first && leading.includes(word))
  for (const request of keywordRequests)
    for (const language of languages)
      if (wordsFor(request, language).some(isSaid)) return { request, language, words: spoken }
  return readCancel(spoken)
}

/** CANCEL is no STOP here: who answers a reminder so means the order. 'Cancel', 'CANCEL 20A', 'please cancel my order'; of texts, it stops them. */
function readCancel(spoken: readonly string[]): ReadText | undefined {
  const has = (some: readonly string[]) => spoken.some((word) => some.includes(word))
  const language = languages.find((one) => has(wordsFor('cancel', one)))
  if (!language) return undefined
  if (has(textWords)) return { request: 'stop', language, words: spoken }
  const isFirst = wordsFor('cancel', language).includes(spoken[0] ?? '')
  return isFirst || has(orderWords) ? { request: 'cancel', language, words: spoken } : undefined
}
