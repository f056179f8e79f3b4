import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import EditReceiptPage from '../../../../web/src/rescue/receipts/EditReceiptPage.tsx'
import { answerWith, sessionAs, show } from '../../setup.tsx'

/** The correction of a receipt. */

afterEach(() => history.replaceState(null, '', '/'))

it.each(['', '?id=x', '?id=0'])(
  'says that the receipt could not be loaded where its address names none: %j',
  async (query) => {
    history.replaceState(null, '', '/Agency')
    answerWith(() => Response.json({ Successful: false, Message: 'id: Invalid input' }, { status: 400 }))
    await show(
      <SessionContext value={sessionAs('agency')}>
        <EditReceiptPage />
      </SessionContext>,
      { at: `/app/receipts/edit${query}` },
    )
    await expect.element(page.getByText('This receipt could not be loaded.')).toBeVisible()
  },
)
