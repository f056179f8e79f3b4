import { Box } from '@mui/material'
import { apiKeyTexts } from '../../../../shared/network/donors/texts/apiKeys.ts'
import { useText } from '../../core/words/language.tsx'

const donation = {
  Reference: 'PO-1001',
  LocationCode: 'FM-7',
  categories: [{ DonationCategoryID: 1, Pounds: 80 }],
  StorageRequirementIDs: [],
  DonorRecordedPickupDate: null,
  PickupTimeTypeID: 1,
}

/** The request of a donation, with this donor's address. */
const exampleOf = (donorId: number) =>
  [
    `curl -X POST ${location.origin}/api/donors/${donorId}/donations \\`,
    "  -H 'access-code: gk_…' -H 'content-type: application/json' \\",
    `  -d '${JSON.stringify(donation, null, 2)}'`,
  ].join('\n')

export function ApiExample({ donorId }: { donorId: number }) {
  const text = useText(apiKeyTexts)
  return (
    <Box component="pre" dir="ltr" translate="no" role="region" tabIndex={0} aria-label={text('example')} sx={codeLook}>
      {exampleOf(donorId)}
    </Box>
  )
}

const codeLook = {
  m: 0,
  p: 2,
  borderRadius: 2,
  bgcolor: 'action.hover',
  overflowX: 'auto',
  typography: 'body2',
  fontFamily: 'ui-monospace, Consolas, monospace',
} as const
