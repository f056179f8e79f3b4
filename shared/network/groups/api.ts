import * as z from 'zod/mini'
import { area } from '../../core/schema/endpoint.ts'
import { listQuery, PathID, page } from '../../core/schema/fields.ts'
import {
  FoodBankChange,
  FoodBankGroup,
  FoodBankGroupChange,
  FoodBankGroupListRow,
  FoodBankListRow,
  NewFoodBank,
  NewFoodBankGroup,
  ShownFoodBank,
} from './network.ts'

/** The network's food banks, state associations and co-ops, as its operator sets them up. */
const { get, post, put } = area('network')

const roles = ['fano'] as const
const foodBankPath = '/api/fano/foodbanks'
const groupPath = '/api/fano/foodbankgroups'

export const getFoodBanksGrid = get('getFoodBanksGrid', foodBankPath, {
  summary: 'The network’s food banks by name.',
  roles,
  resource: 'self',
  query: listQuery,
  value: page(FoodBankListRow),
})

export const getFoodBank = get('getFoodBank', `${foodBankPath}/{id}`, {
  summary: 'A food bank as the network sets it up.',
  roles,
  resource: 'foodBank',
  params: { id: PathID },
  value: ShownFoodBank,
})

export const createFoodBank = post('createFoodBank', foodBankPath, {
  summary: 'Adds a food bank with its master agency, to the association and the co-op that it names.',
  roles,
  resource: 'self',
  body: NewFoodBank,
  value: ShownFoodBank,
  idempotent: true,
})

export const updateFoodBank = put('updateFoodBank', `${foodBankPath}/{id}`, {
  summary: 'Changes a food bank, its association and its co-op; 409 when somebody else changed it after `Version`.',
  roles,
  resource: 'foodBank',
  params: { id: PathID },
  body: FoodBankChange,
  value: ShownFoodBank,
  idempotent: true,
})

export const listFoodBankGroups = get('listFoodBankGroups', groupPath, {
  summary: 'State associations and co-ops by name, with their food banks.',
  roles,
  resource: 'self',
  value: z.array(FoodBankGroupListRow),
})

export const createFoodBankGroup = post('createFoodBankGroup', groupPath, {
  summary: 'Adds a state association or a co-op; food banks join it by their own form.',
  roles,
  resource: 'self',
  body: NewFoodBankGroup,
  value: FoodBankGroup,
  idempotent: true,
})

export const updateFoodBankGroup = put('updateFoodBankGroup', `${groupPath}/{id}`, {
  summary: 'Changes a state association or a co-op; 409 when somebody else changed it after `Version`.',
  roles,
  resource: 'foodBankGroup',
  params: { id: PathID },
  body: FoodBankGroupChange,
  value: FoodBankGroup,
  idempotent: true,
})
