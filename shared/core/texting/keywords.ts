import { type Language, withoutAccents } from '../text/text.ts'

/** Words by which people stop texts, get them again, ask for help or cancel an order, in every language (decision 85). */

const keywordRequests = ['stop', 'start', 'help'] as const
type KeywordRequest = (typeof keywordRequests)[number]

const words: Readonly<Record<KeywordRequest, Readonly<Record<Language, readonly string[]>>>> = {
  stop: {
    en: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'END', 'QUIT', 'OPTOUT', 'OPT OUT', 'REVOKE', 'REMOVE ME'],
    es: ['ALTO', 'PARA', 'PARAR', 'PARE', 'BASTA', 'DETENER', 'NO MAS', 'BAJA'],
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

/** CANCEL is no STOP here: who answers a reminder so means the order. */
const cancelWords = {
  en: ['CANCEL', 'CANCELED', 'CANCELLED', 'CANCELING', 'CANCELLING'],
  es: ['CANCELAR', 'CANCELE', 'CANCELO', 'CANCELA', 'CANCELARLO', 'CANCELADO'],
} as const
const orderWords = ['ORDER', 'PEDIDO', 'ORDEN', 'PICKUP', 'DELIVERY', 'ENTREGA', 'CITA', 'APPOINTMENT']
const textWords = ['TEXT', 'TEXTS', 'MESSAGE', 'MESSAGES', 'MENSAJE', 'MENSAJES', 'SUBSCRIPTION']

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
  const isSaid = (word: string) => word === said || (word === first && (leading as readonly string[]).includes(word))
  for (const request of keywordRequests)
    for (const language of ['en', 'es'] as const)
      if (words[request][language].some(isSaid)) return { request, language, words: spoken }
  return readCancel(spoken)
}

/** 'Cancel', 'CANCEL 20A', 'please cancel my order'; of texts, it stops them. */
function readCancel(spoken: readonly string[]): ReadText | undefined {
  const has = (some: readonly string[]) => spoken.some((word) => some.includes(word))
  const language = (['en', 'es'] as const).find((one) => has(cancelWords[one]))
  if (!language) return undefined
  if (has(textWords)) return { request: 'stop', language, words: spoken }
  const isFirst = (cancelWords[language] as readonly string[]).includes(spoken[0] ?? '')
  return isFirst || has(orderWords) ? { request: 'cancel', language, words: spoken } : undefined
}
