// Starts the application in the browser.
import './ui/tokens.css'
import './ui/fonts.css'
import './ui/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followRefusals } from './session/follow-refusals.ts'
import { createQueryClient } from './http/query-client.ts'
import { createAppRouter } from './routes.tsx'
import { ProofDoor } from './second-step/proof-door.tsx'
import { ToastArea } from './shell/toast-area.tsx'

const client = createQueryClient()
followRefusals(client)
const router = createAppRouter(client)

const root = document.getElementById('root')
if (!root) throw new Error('app.html has no element with id root')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <ToastArea />
      <ProofDoor />
    </QueryClientProvider>
  </StrictMode>,
)
