import * as z from 'zod/mini'
import { DonationDraft, GridRow, StatusSummary, TimelineEvent, Transaction } from '../../shared/api/donations.ts'
import { Message, ReceivedMessage, ReceivedRow, SentRow } from '../../shared/api/messages.ts'
import { AgencyRow, Offer, OfferSummary } from '../../shared/api/offers.ts'
import { Receipt, ReceiptRow } from '../../shared/api/receipts.ts'
import { NotificationSettings, Notifications, Session } from '../../shared/api/session.ts'
import { AgencyMatch, PickupTimeType, TransactionCategory } from '../../shared/donation/donation.ts'
import { DonationCategory, StorageRequirement } from '../../shared/donation/reference.ts'
import { Address, DonorLocation } from '../../shared/entity/address.ts'
import { FoodBankSettings } from '../../shared/entity/entity.ts'
import { Correspondent, MessageRecipient } from '../../shared/message/correspondent.ts'
import { PlannedMessage, SystemMessage } from '../../shared/message/systemMessage.ts'

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
  SentRow,
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
