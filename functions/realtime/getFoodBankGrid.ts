import { realtime } from '../../shared/api/realtime.ts'
import { endpoint } from '../http.ts'
import { gridPage } from './grids.ts'

export const handler = endpoint(realtime.getFoodBankGrid, gridPage)
