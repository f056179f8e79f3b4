import { realtime } from '../../shared/api/realtime.ts'
import { customChoice, pickupTimeTypes } from '../../shared/pickup/pickupTime.ts'
import { endpoint } from '../http.ts'

export const handler = endpoint(realtime.listPickupTimeTypes, async () => [...pickupTimeTypes, customChoice])
