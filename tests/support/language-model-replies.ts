// The vendors' answers in JSON, as their references describe them. Knows nothing of connections or faults.

/** What a model says in one answer. */
export interface ModelText {
  text: string
  /** The model declined; `text` says so. */
  refused?: boolean
  /** The text stopped at the token limit. */
  cutOff?: boolean
}

interface Tokens {
  prompt: number
  completion: number
}

type Body = Record<string, unknown>

interface Protocol {
  answer(said: ModelText, request: Body, tokens: Tokens): object
  error(message: string, code: string, request: Body): object
}

/** developers.openai.com/api/reference, "Create chat completion"; docs.mistral.ai answers in the same shape. */
const chatCompletions: Protocol = {
  answer({ text, refused = false, cutOff = false }, request, tokens) {
    const declines = refused && !isMistral(request)
    return {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1_760_000_000,
      model: request.model,
      choices: [
        {
          index: 0,
          message: declines
            ? { role: 'assistant', content: null, refusal: text }
            : { role: 'assistant', content: text, refusal: null },
          finish_reason: cutOff ? 'length' : 'stop',
        },
      ],
      usage: {
        prompt_tokens: tokens.prompt,
        completion_tokens: tokens.completion,
        total_tokens: tokens.prompt + tokens.completion,
      },
    }
  },
  error(message, code, request) {
    const error = { message, type: code, param: null, code }
    return isMistral(request) ? { object: 'error', ...error } : { error }
  },
}

/** On the path both share, the model's name tells Mistral, which has no `refusal` and its own shape of errors. */
const isMistral = (request: Body) => String(request.model).includes('mistral')

/** platform.claude.com/docs/en/api/messages; older models are made to answer through a tool named `json`. */
const messages: Protocol = {
  answer({ text, refused = false, cutOff = false }, request, tokens) {
    const throughTool =
      Array.isArray(request.tools) && request.tools.some((tool: { name?: string }) => tool.name === 'json')
    const content = throughTool
      ? [{ type: 'tool_use', id: 'toolu_1', name: 'json', input: JSON.parse(text) as unknown }]
      : [{ type: 'text', text }]
    return {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: request.model,
      content: refused || text === '' ? [] : content,
      stop_reason: refused ? 'refusal' : cutOff ? 'max_tokens' : throughTool ? 'tool_use' : 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: tokens.prompt, output_tokens: tokens.completion },
    }
  },
  error: (message, code) => ({ type: 'error', error: { type: code, message } }),
}

/** By path, as the vendors' clients ask it. */
export const replies: Record<string, Protocol> = {
  '/v1/chat/completions': chatCompletions,
  '/v1/messages': messages,
}
