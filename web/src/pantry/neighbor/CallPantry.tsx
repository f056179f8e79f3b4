import CallOutlined from '@mui/icons-material/CallOutlined'
import { Button } from '@mui/material'
import { neighborTexts } from '../../../../shared/pantry/neighbor/texts.ts'
import { useText } from '../../core/words/language.tsx'

/** Link that calls the pantry; nothing when no number is known. */
export function CallPantry({ pantry }: { pantry: { Name: string; PhoneNumber: string } | undefined }) {
  const text = useText(neighborTexts)
  if (!pantry?.PhoneNumber) return null
  return (
    <Button
      href={`tel:${pantry.PhoneNumber}`}
      variant="outlined"
      startIcon={<CallOutlined />}
      sx={{ minHeight: 44, alignSelf: 'flex-start' }}
    >
      {text('callPantry', { name: pantry.Name, phone: pantry.PhoneNumber })}
    </Button>
  )
}
