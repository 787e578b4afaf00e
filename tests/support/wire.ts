// A relay in front of the application that can be cut and mended, for what browsers do when the network fails.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Another address for `url`. `cut` breaks the connections through it, and lets no new one through until `mend`. */
export async function openWire(url: string) {
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  let broken = false
  const server = createServer((from) => {
    if (broken) return void from.destroy()
    const to = connect(Number(port), hostname)
    for (const [end, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(end)
      end.pipe(other)
      end.on('error', () => other.destroy())
      end.on('close', () => {
        open.delete(end)
        other.destroy()
      })
    }
  })
  const cut = () => {
    broken = true
    for (const socket of open) socket.destroy()
  }
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => void (broken = false),
    close: () => {
      cut()
      server.close()
    },
  }
}
