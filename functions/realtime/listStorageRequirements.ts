import { realtime } from '../../shared/api/realtime.ts'
import { storageRequirements } from '../../shared/donation/reference.ts'
import { endpoint } from '../http.ts'

export const handler = endpoint(realtime.listStorageRequirements, async () => [...storageRequirements])
