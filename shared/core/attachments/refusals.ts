import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/core/attachments.json' with { type: 'json' }
import es from '../../languages/es/core/attachments.json' with { type: 'json' }

/** Reasons that something about attachments may not happen now. */

const refusals = { en: en.refusals, es: es.refusals }

export const imageType = sentence(refusals, 'imageType')
export const imageUnreadable = sentence(refusals, 'imageUnreadable')
export const imageTooLarge = sentence(refusals, 'imageTooLarge')
export const imageTooManyPixels = sentence(refusals, 'imageTooManyPixels')
export const tooManyImages = sentence<'tooManyImages', 'max'>(refusals, 'tooManyImages')
export const imageTwice = sentence(refusals, 'imageTwice')
export const imageNotAvailable = sentence(refusals, 'imageNotAvailable')
export const photoMissing = sentence(refusals, 'photoMissing')
export const photoIsNone = sentence(refusals, 'photoIsNone')
