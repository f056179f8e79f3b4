import * as z from 'zod/mini'
import { AgencyRow, Offer, OfferSummary, Receipt, ReceiptRow } from '../../shared/api/agency.ts'
import { DonationDraft, GridRow, StatusSummary, TimelineEvent, Transaction } from '../../shared/api/realtime.ts'
import { Notifications, Session } from '../../shared/api/session.ts'
import {
  Address,
  AgencyMatch,
  DonationCategory,
  DonorLocation,
  PickupTimeType,
  StorageRequirement,
  TransactionCategory,
} from '../../shared/donation/donation.ts'
import { FoodBankSettings } from '../../shared/entity/entity.ts'

/** Schemas that stand under their own name in the OpenAPI document instead of being written out at each use. */
export const named = {
  Address,
  AgencyMatch,
  AgencyRow,
  DonationCategory,
  DonationDraft,
  DonorLocation,
  FoodBankSettings,
  GridRow,
  Notifications,
  Offer,
  OfferSummary,
  PickupTimeType,
  Receipt,
  ReceiptRow,
  Session,
  StatusSummary,
  StorageRequirement,
  TimelineEvent,
  Transaction,
  TransactionCategory,
}

export function nameSchemas(): void {
  for (const [id, schema] of Object.entries(named))
    if (!z.globalRegistry.has(schema)) z.globalRegistry.add(schema, { id })
}
