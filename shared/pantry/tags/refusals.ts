import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/pantry/tags.json' with { type: 'json' }
import es from '../../languages/es/pantry/tags.json' with { type: 'json' }

/** Reasons that something about tags may not happen now. */

const refusals = { en: en.refusals, es: es.refusals }

export const defaultTagNotRemoved = sentence(refusals, 'defaultTagNotRemoved')
export const defaultTagNotEdited = sentence(refusals, 'defaultTagNotEdited')
export const tagGone = sentence(refusals, 'tagGone')
export const tagCopied = sentence(refusals, 'tagCopied')
export const tagNameTaken = sentence<'tagNameTaken', 'name'>(refusals, 'tagNameTaken')
export const tooManyTags = sentence<'tooManyTags', 'max'>(refusals, 'tooManyTags')
export const tagKeepsProducts = sentence<'tagKeepsProducts', 'count' | 'names'>(refusals, 'tagKeepsProducts')
export const tagFiltersPlaces = sentence<'tagFiltersPlaces', 'count' | 'names'>(refusals, 'tagFiltersPlaces')
export const tagApplied = sentence<'tagApplied', 'name'>(refusals, 'tagApplied')
export const tooManyPlaceTags = sentence<'tooManyPlaceTags', 'max'>(refusals, 'tooManyPlaceTags')
export const defaultTagGroup = sentence(refusals, 'defaultTagGroup')
export const tagGroupGone = sentence(refusals, 'tagGroupGone')
export const tagGroupInUse = sentence<'tagGroupInUse', 'count'>(refusals, 'tagGroupInUse')
export const tagGroupNameTaken = sentence<'tagGroupNameTaken', 'name'>(refusals, 'tagGroupNameTaken')
export const tooManyTagGroups = sentence<'tooManyTagGroups', 'max'>(refusals, 'tooManyTagGroups')
