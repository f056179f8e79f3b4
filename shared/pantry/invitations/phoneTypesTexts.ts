import { texts } from '../../core/text/text.ts'

/** What kind a phone number is by the number plan; `Unknown` is quoted from the specification. */
export const phoneTypes = texts(
  {
    UNKNOWN: 'Unknown',
    FIXED_LINE_OR_MOBILE: 'Unknown',
    MOBILE: 'Mobile',
    FIXED_LINE: 'Landline',
    TOLL_FREE: 'Toll-free',
    PREMIUM_RATE: 'Premium rate',
    SHARED_COST: 'Shared cost',
    PERSONAL_NUMBER: 'Personal number',
    VOIP: 'Internet phone',
    PAGER: 'Pager',
    UAN: 'Company number',
    VOICEMAIL: 'Voicemail',
  },
  {
    UNKNOWN: 'Desconocido',
    FIXED_LINE_OR_MOBILE: 'Desconocido',
    MOBILE: 'Móvil',
    FIXED_LINE: 'Fijo',
    TOLL_FREE: 'Gratuito',
    PREMIUM_RATE: 'Tarifa especial',
    SHARED_COST: 'Costo compartido',
    PERSONAL_NUMBER: 'Número personal',
    VOIP: 'Teléfono por internet',
    PAGER: 'Buscapersonas',
    UAN: 'Número de empresa',
    VOICEMAIL: 'Buzón de voz',
  },
)
