import type { GridRow } from '../../../../shared/rescue/donations/api.ts'

/** A line of a status grid: it waits for its food bank's approval. */
export const statusRow = (ID: number, change: Partial<GridRow> = {}): GridRow => ({
  ID,
  Code: `D${ID}`,
  Created: '2026-11-20T15:00:00.000Z',
  Pounds: 120,
  DonationContentsSummary: 'Produce',
  FoodBank: { ID: 10, Name: 'Food Bank' },
  DonorLocation: { ID: 31, Code: 'M31', Donor: { Name: 'Fresh Market' } },
  Stage: 'pendingApproval',
  PrimaryStatus: {
    Type: 'StatusPendingFoodBankAcceptance',
    TypeID: 1,
    Title: 'Waiting',
    Subtitle: '',
    Tone: 'info',
    IsActionRequired: true,
    IsWarningOrFailure: false,
    ProgressOverview: 10,
  },
  AgencyText: '',
  AgencyName: '',
  StatusBrief: '',
  DeliveryText: '',
  IsReceiptCreationEligible: false,
  PendingPickupID: null,
  IsRepostEligible: true,
  ...change,
})
