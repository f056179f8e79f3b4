import { texts } from '../../../core/text/text.ts'
import en from '../../../languages/en/rescue/donations.json' with { type: 'json' }
import es from '../../../languages/es/rescue/donations.json' with { type: 'json' }

/** Editing an open donation, and a donor's request to cancel it. */
export const donationEditTexts = texts<
  typeof en.donationEditTexts,
  {
    pickupAgreed: 'agency'
    editedNote: 'parts' | 'when'
    editedNoteAgency: 'parts' | 'when'
    requested: 'donor'
    repeat: 'pounds'
    keepFailed: 'reason'
  }
>({ en: en.donationEditTexts, es: es.donationEditTexts })
