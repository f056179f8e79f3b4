import { unstorable } from '../../../shared/core/schema/characters.ts'

/**
 * JSON in ASCII, so that no service on the way meets a character that it does not take: SQS refuses U+FFFE and its like, which
 * earlier versions stored; they become the replacement character.
 */
export const asciiJson = (value: unknown) =>
  JSON.stringify(value)
    .replace(unstorable, '\uFFFD')
    .replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
