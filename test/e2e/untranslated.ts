import type { Page } from 'playwright'
import { languageNames } from '../../shared/core/text/languages.ts'
import { appName } from '../../shared/core/text/text.ts'
import { mealSource } from '../../shared/work/totals/impact.ts'
import { rooms } from '../engine/rooms.ts'

/** English texts of the app on a page that should be in Spanish. Names and notes that people typed are no such texts. */

/** Languages are named in themselves. */
const spanish = new Set([...Object.values<string>(languageNames), ...rooms.flatMap(([, { es }]) => Object.values(es))])
/** Those that Spanish does not share. */
const english = rooms.flatMap(([, { en }]) => Object.values(en)).filter((text) => !spanish.has(text))
const whole = new Set(english.filter((text) => !text.includes('{')))

const place = /\{\w+\}/
/** Fewer fixed letters than this would also fit what people typed. */
const fewestLetters = 10
const lettersIn = (text: string) =>
  text
    .split(place)
    .join('')
    .replace(/[^a-z]/gi, '').length
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const filled = english
  .filter((text) => place.test(text) && lettersIn(text) >= fewestLetters)
  .map((text) => new RegExp(`^${text.split(new RegExp(place, 'g')).map(escaped).join('.+')}$`, 's'))

const isEnglish = (text: string) => whole.has(text) || filled.some((one) => one.test(text))

/** Texts of the page for the eye and for a screen reader, except those marked as another language. */
const saidBy = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = []
    const isOfPage = (element: Element | null) =>
      element?.closest('[lang]') === document.documentElement &&
      !element.closest('[translate=no]') &&
      element.checkVisibility()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode())
      if (isOfPage(texts.currentNode.parentElement)) said.push(texts.currentNode.textContent ?? '')
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      if (isOfPage(element))
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) said.push(element.getAttribute(name) ?? '')
    return [...new Set(said.map((text) => text.trim()))]
  })

/**
 * Texts that people of the demonstration typed: names of a tag, a group of tags and a storage location, and a message.
 */
const ofTheDemonstration: readonly string[] = [
  'Baby',
  'Program',
  'Household',
  'Welcome to OrderAhead! Here is a link just for you:',
]

/** Initials of a person, codes of orders. */
const initials = /^[A-Z]{1,2}$/

/** Words with letters of English alone, though the page is in a language that accents every letter, and that no answer had. */
export const bareTexts = async (page: Page, answered: ReadonlySet<string>): Promise<string[]> =>
  (await saidBy(page)).filter((text) => latinWords(text).some((word) => !answered.has(word) && !named.has(word)))
export const latinWords = (text: string) =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? [])
    .filter((word) => /^[a-z]{2,}$/i.test(word) && !initials.test(word))
    .map((word) => word.toLowerCase())

/** Names that are the same in every language: of the app, of languages, of a survey, of a key, and units on the scale of a map. */
const named = new Set(
  [appName, ...Object.values(languageNames), mealSource, 'Ctrl', 'UTC', 'km', 'mi', 'ft'].flatMap(latinWords),
)

export const inEnglish = async (page: Page): Promise<string[]> =>
  (await saidBy(page)).filter((text) => isEnglish(text) && !ofTheDemonstration.includes(text))
