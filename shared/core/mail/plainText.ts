import { graphemesOf } from '../text/text.ts'

/** Makes typed text harmless for a mail: nothing that breaks a line of the header, hides, or turns text around. */
const control = /[\p{Cc}\u2028\u2029]/gu
/** Spaces without width, and what turns the text around it: single marks of direction and joiners stay, words need them. */
const hidden = /[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
const lineBreak = /\r\n|[\n\r\u2028\u2029]/

/** One line, for names and subjects. */
export const oneLine = (text: string) => text.replace(hidden, '').replace(control, ' ').replace(/\s+/g, ' ').trim()

/** The lines of a longer text, the empty ones left out. */
export const textLines = (text: string) =>
  text
    .split(lineBreak)
    .map(oneLine)
    .filter((line) => line !== '')

/** Cut at a number of characters, never within one. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const characters = graphemesOf(text)
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)
