import { Button } from '@mui/material'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import { paths } from '../../../core/paths.ts'
import { PageHeader } from '../../../core/ui/PageHeader.tsx'
import { useText } from '../../../core/words/language.tsx'
import { HandOverByCode } from './HandOverByCode.tsx'

/** The table where volunteers hand over: a scanner, one order after the other. */
export default function HandOverPage() {
  const text = useText(orderWorkTexts)
  return (
    <>
      <PageHeader
        title={text('handOverPage')}
        subtitle={text('handOverLead')}
        actions={
          <Button variant="outlined" href={paths.walkIn('Pantry')}>
            {text('walkIn')}
          </Button>
        }
      />
      <HandOverByCode />
    </>
  )
}
