import { merged } from '../../../../shared/core/text/text.ts'
import { organizationTexts } from '../../../../shared/network/organizations/texts.ts'
import { locationTexts } from '../../../../shared/pantry/locations/texts.ts'

/** Errors of the form's own fields and of the shared address fields. */
export const locationFormTexts = merged(organizationTexts, locationTexts)
