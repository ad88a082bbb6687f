-- Reserved money is released while another card of the order may still pay it. [M43]
insert into order_transition values ('authorised', 'redirected');
