import type { GenericSchema } from 'valibot'
import * as v from 'valibot'
import type { Endpoint, Refusal } from './endpoint.ts'
import {
  depositsAnswerSchema,
  kycAnswerSchema,
  loansAnswerSchema,
  loginAnswerSchema,
  transfersAnswerSchema,
  userSchema,
} from './entities.ts'
import {
  codeRequestSchema,
  credentialsSchema,
  depositRequestSchema,
  kycRequestSchema,
  loanRequestSchema,
  passwordRequestSchema,
  passwordResetSchema,
  profileSchema,
  registrationSchema,
  stepRequestSchema,
  transferRequestSchema,
} from './requests.ts'

/** Accepts any answer and drops it. */
const anything = v.pipe(
  v.unknown(),
  v.transform(() => null),
)

function get<Answer extends GenericSchema>(
  path: string,
  answer: Answer,
): Endpoint<null, Answer, Record<never, Refusal>> {
  return { method: 'GET', path, token: true, encoding: 'json', body: null, answer, refusals: {} }
}

function send<
  Body extends GenericSchema,
  Answer extends GenericSchema,
  Refusals extends Record<string, Refusal> = Record<never, Refusal>,
>(
  method: 'POST' | 'PUT',
  path: string,
  body: Body,
  answer: Answer,
  options: { token?: boolean; encoding?: 'json' | 'multipart'; refusals?: Refusals } = {},
): Endpoint<Body, Answer, NoInfer<Refusals>> {
  return {
    method,
    path,
    token: true,
    encoding: 'json',
    body,
    answer,
    ...options,
    refusals: options.refusals ?? ({} as Refusals),
  }
}

const WRONG_CREDENTIALS = 'Wrong credentials'

/** Every call that the product makes (HTTP-1). */
export const endpoints = {
  login: send('POST', 'auth/login', credentialsSchema, loginAnswerSchema, {
    token: false,
    refusals: { 'wrong-credentials': { status: 401, body: WRONG_CREDENTIALS } },
  }),
  requestReset: send('POST', 'auth/forget', passwordRequestSchema, anything, {
    token: false,
    refusals: { 'wrong-credentials': { status: 404, body: WRONG_CREDENTIALS } },
  }),
  register: send('POST', 'auth/register', registrationSchema, anything, {
    token: false,
    refusals: { 'email-taken': { status: 409, body: { keyPattern: ['email'] } } },
  }),
  resetPassword: send('POST', 'auth/reset', passwordResetSchema, anything, {
    token: false,
    refusals: {
      'passwords-differ': { status: 400, body: 'Passwords do not match' },
      'token-invalid': { status: 400, body: 'Invalid token or token has expired' },
    },
  }),
  getUser: get('users/{id}', userSchema),
  getLoans: get('loan/{id}', loansAnswerSchema),
  getDeposits: get('deposit/{id}', depositsAnswerSchema),
  getKyc: get('kyc/{id}', kycAnswerSchema),
  getTransfers: get('transfer/{id}', transfersAnswerSchema),
  /** Sent once per visit of the home page, without a token; its answer is ignored. */
  pingTransfers: { ...get('transfer', anything), token: false },
  postDeposit: send('POST', 'deposit', depositRequestSchema, anything, { encoding: 'multipart' }),
  postKyc: send('POST', 'kyc', kycRequestSchema, anything, {
    encoding: 'multipart',
    refusals: { 'details-taken': { status: 409, body: { keyPattern: ['idnumber', 'idname', 'email'] } } },
  }),
  postLoan: send('POST', 'loan', loanRequestSchema, anything),
  postTransfer: send('POST', 'transfer', transferRequestSchema, anything, {
    refusals: { 'reference-taken': { status: 409, body: { keyPattern: ['referenceNumber'] } } },
  }),
  putStep: send('PUT', 'users/user/{id}', stepRequestSchema, anything),
  putProfile: send('PUT', 'users/{id}', profileSchema, anything, {
    refusals: { 'email-taken': { status: 409, body: { keyPattern: ['email'] } } },
  }),
  putCode: send('PUT', 'users/updatedata/{id}', codeRequestSchema, anything),
} satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
