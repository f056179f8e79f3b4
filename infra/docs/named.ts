import * as z from 'zod/mini'
import { DonationCategory, StorageRequirement } from '../../shared/core/reference/reference.ts'
import { SentSettings } from '../../shared/network/foodbanks/api.ts'
import { Address, DonorLocation } from '../../shared/network/organizations/address.ts'
import { FoodBankSettings } from '../../shared/network/organizations/entity.ts'
import { NotificationSettings, Notifications, SentNotifications, Session } from '../../shared/network/session/api.ts'
import { DonationDraft, GridRow, StatusSummary, TimelineEvent, Transaction } from '../../shared/rescue/donations/api.ts'
import { AgencyMatch, PickupTimeType, TransactionCategory } from '../../shared/rescue/donations/donation.ts'
import { AgencyRow, Offer, OfferSummary } from '../../shared/rescue/offers/api.ts'
import { Receipt, ReceiptRow } from '../../shared/rescue/receipts/api.ts'
import { Message, ReceivedMessage, ReceivedRow, SentRow } from '../../shared/work/messages/api.ts'
import { Correspondent, MessageRecipient } from '../../shared/work/messages/correspondent.ts'
import { PlannedMessage, SystemMessage } from '../../shared/work/messages/systemMessage.ts'

/** Schemas that stand under their own name in the OpenAPI document instead of being written out at each use. */
export const named = {
  Address,
  AgencyMatch,
  AgencyRow,
  Correspondent,
  DonationCategory,
  DonationDraft,
  DonorLocation,
  FoodBankSettings,
  GridRow,
  Message,
  MessageRecipient,
  Notifications,
  NotificationSettings,
  Offer,
  OfferSummary,
  PickupTimeType,
  PlannedMessage,
  Receipt,
  ReceiptRow,
  ReceivedMessage,
  ReceivedRow,
  SentNotifications,
  SentRow,
  SentSettings,
  Session,
  StatusSummary,
  StorageRequirement,
  SystemMessage,
  TimelineEvent,
  Transaction,
  TransactionCategory,
}

export function nameSchemas(): void {
  for (const [id, schema] of Object.entries(named))
    if (!z.globalRegistry.has(schema)) z.globalRegistry.add(schema, { id })
}
