import { realtime } from '../../shared/api/realtime.ts'
import { endpoint } from '../http.ts'
import { allCategories } from './categories.ts'

export const handler = endpoint(realtime.listDonationCategories, allCategories)
