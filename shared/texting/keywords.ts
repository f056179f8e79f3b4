import { type Language, withoutAccents } from '../text/text.ts'

/** Words by which people stop texts, get them again or ask for help, in every language (decision 85). */

const textRequests = ['stop', 'start', 'help'] as const
type TextRequest = (typeof textRequests)[number]

const words: Readonly<Record<TextRequest, Readonly<Record<Language, readonly string[]>>>> = {
  stop: {
    en: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'OPTOUT', 'OPT OUT', 'REVOKE', 'REMOVE ME'],
    es: ['ALTO', 'PARA', 'PARAR', 'PARE', 'BASTA', 'CANCELAR', 'CANCELE', 'DETENER', 'NO MAS', 'BAJA'],
  },
  start: { en: ['START', 'UNSTOP', 'RESUME'], es: ['EMPEZAR', 'INICIAR', 'INICIO', 'COMENZAR', 'ALTA'] },
  help: { en: ['HELP', 'INFO'], es: ['AYUDA', 'AUXILIO'] },
}
/** These say it whatever follows: 'Stop texting me please'. The others are ordinary words of a sentence. */
const leading = ['STOP', 'UNSUBSCRIBE', 'ALTO', 'BASTA'] as const

/** Capitals without accents and punctuation. */
const plainWords = (text: string) =>
  withoutAccents(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()

interface ReadText {
  readonly request: TextRequest
  readonly language: Language
}

/** What a text asks for; undefined for any other. */
export function readText(text: string): ReadText | undefined {
  const said = plainWords(text)
  const [first = ''] = said.split(' ')
  const isSaid = (word: string) => word === said || (word === first && (leading as readonly string[]).includes(word))
  for (const request of textRequests)
    for (const language of ['en', 'es'] as const)
      if (words[request][language].some(isSaid)) return { request, language }
  return undefined
}
