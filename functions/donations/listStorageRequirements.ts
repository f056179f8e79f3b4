import * as donations from '../../shared/api/donations.ts'
import { storageRequirements } from '../../shared/donation/reference.ts'
import { endpoint } from '../http.ts'

export const handler = endpoint(donations.listStorageRequirements, async () => [...storageRequirements])
