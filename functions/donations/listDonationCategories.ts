import * as donations from '../../shared/api/donations.ts'
import { endpoint } from '../http.ts'
import { allCategories } from './categories.ts'

export const handler = endpoint(donations.listDonationCategories, allCategories)
