import { storageRequirements } from '../../../shared/core/reference/reference.ts'
import * as donations from '../../../shared/rescue/donations/api.ts'
import { endpoint } from '../../core/http/http.ts'

export const handler = endpoint(donations.listStorageRequirements, async () => [...storageRequirements])
