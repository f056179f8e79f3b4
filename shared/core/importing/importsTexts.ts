import { vocabulary } from '../../core/text/text.ts'
import en from '../../languages/en/core/importing.json' with { type: 'json' }
import es from '../../languages/es/core/importing.json' with { type: 'json' }

/** Texts of the result file of an import. */
export const importTexts = vocabulary<
  typeof en.importTexts,
  {
    fileTooLarge: 'megabytes'
    fileTooLong: 'rows'
    columnsMissing: 'columns'
    folderUnknown: 'folders'
    cellMissing: 'column'
    cellTooLong: 'column'
    cellBroken: 'column'
    cellNoCount: 'column' | 'value'
    cellNoNumber: 'column' | 'value'
    cellNoCoordinate: 'column' | 'value'
    cellNoDay: 'column' | 'value'
    cellNoInstant: 'column' | 'value'
    cellPast: 'column' | 'value'
    cellUnknown: 'column' | 'value'
    cellNoFlag: 'column' | 'value'
    cellWrong: 'column' | 'value'
    cellNoHours: 'column' | 'value'
    cellNoGtin: 'column' | 'value'
    cellFormula: 'column' | 'value'
    placeUnknown: 'latitude' | 'longitude'
    agencyUnknown: 'value'
    donorUnknown: 'value'
    locationUnknown: 'value'
    otherDonor: 'value'
    otherRow: 'row'
    differs: 'column' | 'row'
    itemTwice: 'row'
    alikeRow: 'row'
    alikeNeighbor: 'value'
    neighborThere: 'value'
    agesDiffer: 'value'
    tooManyItems: 'max'
    otherErpRow: 'value'
    productUnknown: 'value'
    productsAlike: 'count' | 'value'
    countWaits: 'column' | 'value'
  }
>({ en: en.importTexts, es: es.importTexts })
