// The error boundary: when a screen throws, what stands around it stays, and the screen can be mounted anew. Knows no
// screen.
import { Component, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

interface BoundaryProps {
  /** Shown after an error; `again` mounts the children anew. */
  fallback: (again: () => void) => ReactNode
  children: ReactNode
}

// A class, because React has no other form of an error boundary.
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback(() => this.setState({ hasFailed: false })) : this.props.children
  }
}

/** For what stands inside `main`: menu and header stay. */
export function PanelBoundary({ children }: { children: ReactNode }) {
  return <Boundary fallback={failure}>{children}</Boundary>
}

const failure = (again: () => void) => <Failed again={again} />

function Failed({ again }: { again: () => void }) {
  return (
    <div className="grid max-w-2xl justify-items-start gap-6">
      <h1 className="text-h1">Er ging iets mis</h1>
      <p role="alert" className="text-ink-2">
        Dit onderdeel kon niet worden getoond. Probeer het opnieuw; blijft het misgaan, laad dan de pagina opnieuw.
      </p>
      <Button onClick={again}>Probeer opnieuw</Button>
    </div>
  )
}
