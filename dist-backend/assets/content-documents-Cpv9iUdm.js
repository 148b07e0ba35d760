// mocks/bank/content-documents.ts
/**
* The content service's documents. Nothing here can pass for real: the wallet addresses contain characters
* that their formats forbid, and the account's check digits are never assigned (DEMO-10).
*/
var contentDocuments = [
	{
		_id: "addresses-bitcoin",
		_type: "addresses",
		walletName: "Bitcoin",
		address: "bc1qdemo0not0a0real0wallet0larkspur0bio00"
	},
	{
		_id: "addresses-ethereum",
		_type: "addresses",
		walletName: "Ethereum",
		address: "0xDEMOnotArealWALLETlarkspur00000000000000"
	},
	{
		_id: "addresses-usdt",
		_type: "addresses",
		walletName: "USDT (TRC20)",
		address: "TDEMO0not0a0real0wallet0larkspur00"
	},
	{
		_id: "bankdetails-main",
		_type: "bankdetails",
		bankName: "Larkspur Demo Bank",
		accountName: "Larkspur Demo Deposits",
		bankType: "Current account",
		accountNumber: "GB00 LARK 0000 0000 0000 00"
	},
	{
		_id: "bankdetails-reserve",
		_type: "bankdetails",
		bankName: "Larkspur Demo Bank",
		accountName: "Larkspur Demo Reserve",
		bankType: "Savings account",
		accountNumber: "GB01 LARK 0000 0000 0000 01"
	},
	{
		_id: "proof-1",
		_type: "proof",
		name: "Marisol V.",
		brief: "opened a savings account",
		country: "Portugal"
	},
	{
		_id: "proof-2",
		_type: "proof",
		name: "Tomasz K.",
		brief: "was approved for a home loan",
		country: "Poland"
	},
	{
		_id: "proof-3",
		_type: "proof",
		name: "Amara D.",
		brief: "started the Gold plan",
		country: "Ghana"
	},
	{
		_id: "proof-4",
		_type: "proof",
		name: "Henrik S.",
		brief: "moved money in under a minute",
		country: "Norway"
	},
	{
		_id: "proof-5",
		_type: "proof",
		name: "Leilani P.",
		brief: "paid off a personal loan",
		country: "United States"
	},
	{
		_id: "proof-6",
		_type: "proof",
		name: "Ravi M.",
		brief: "made a first deposit",
		country: "India"
	}
];
export { contentDocuments };
